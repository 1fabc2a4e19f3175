// The Temporal global, which machines use and the host loads where it is missing.
import 'temporal-polyfill/types/global';
