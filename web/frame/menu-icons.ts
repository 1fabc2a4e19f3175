import {
  Box,
  BriefcaseBusiness,
  Building,
  Building2,
  Calendar,
  CalendarPlus,
  Columns3,
  FileText,
  Folder,
  Hospital,
  IdCard,
  Layers,
  Layers2,
  type LucideIcon,
  ScrollText,
  User,
  Users,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  Bookings: Calendar,
  'Make Booking': CalendarPlus,
  Scheduler: Columns3,
  Packages: Box,
  Positions: BriefcaseBusiness,
  Companies: Building2,
  'Booking Account': Users,
  Sites: Hospital,
  Paperwork: FileText,
  Projects: Folder,
  Subsidiaries: Layers,
  'My Bookings': IdCard,
  'My Company': Building,
  'My Subsidiaries': Layers2,
  Audit: ScrollText,
};

export const menuIcon = (name: string): LucideIcon => icons[name] ?? User;
