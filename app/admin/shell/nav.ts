import {
  Award,
  Car,
  CircleQuestionMark,
  ClipboardList,
  DatabaseBackup,
  FileText,
  Folder,
  FolderTree,
  History,
  House,
  Images,
  Inbox,
  LayoutDashboard,
  type IconNode,
  MapPin,
  Package,
  SearchX,
  Settings,
  Stamp,
  UserCog,
  Users,
} from "lucide";

interface NavEntry {
  href: string;
  nombre: string;
  icon: IconNode;
}

interface NavGroup {
  titulo: string | null;
  entradas: NavEntry[];
}

/** The sidebar: every screen of ADM §2. */
export const nav: readonly NavGroup[] = [
  {
    titulo: null,
    entradas: [
      { href: "/admin", nombre: "Panel", icon: LayoutDashboard },
      { href: "/admin/mensajes", nombre: "Mensajes", icon: Inbox },
      { href: "/admin/cotizaciones", nombre: "Cotizaciones", icon: ClipboardList },
      { href: "/admin/busquedas", nombre: "Búsquedas", icon: SearchX },
      { href: "/admin/home", nombre: "Home", icon: House },
    ],
  },
  {
    titulo: "Catálogo",
    entradas: [
      { href: "/admin/productos", nombre: "Productos", icon: Package },
      { href: "/admin/categorias", nombre: "Categorías", icon: Folder },
      { href: "/admin/subcategorias", nombre: "Subcategorías", icon: FolderTree },
      { href: "/admin/vehiculos", nombre: "Vehículos", icon: Car },
      { href: "/admin/catalogos", nombre: "Catálogos PDF", icon: FileText },
    ],
  },
  {
    titulo: "Sitio",
    entradas: [
      { href: "/admin/ubicaciones", nombre: "Ubicaciones", icon: MapPin },
      { href: "/admin/imagenes", nombre: "Imágenes", icon: Images },
      { href: "/admin/nosotros", nombre: "Nosotros", icon: Users },
      { href: "/admin/beneficios", nombre: "Beneficios GED", icon: Award },
      { href: "/admin/logo", nombre: "Logo del Sitio", icon: Stamp },
    ],
  },
  {
    titulo: "Sistema",
    entradas: [
      { href: "/admin/configuracion", nombre: "Configuración", icon: Settings },
      { href: "/admin/administradores", nombre: "Administradores", icon: UserCog },
      { href: "/admin/auditoria", nombre: "Historial de cambios", icon: History },
      { href: "/admin/backup", nombre: "Backup", icon: DatabaseBackup },
      { href: "/admin/ayuda", nombre: "Ayuda", icon: CircleQuestionMark },
    ],
  },
];

/** The screen an address belongs to. */
export function navEntry(pathname: string): NavEntry | undefined {
  return nav
    .flatMap(({ entradas }) => entradas)
    .find(({ href }) => pathname === href || (href !== "/admin" && pathname.startsWith(`${href}/`)));
}
