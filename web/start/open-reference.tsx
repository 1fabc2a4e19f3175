import DevelopersPage from '../developers/developers-page.tsx';
import BareLayout from '../frame/bare-layout.tsx';

/** /developers for people without an account. */
export default function OpenReference() {
  return (
    <BareLayout>
      <main id="main">
        <DevelopersPage />
      </main>
    </BareLayout>
  );
}
