import {
  Check,
  DatabaseBackup,
  FileText,
  Folder,
  FolderTree,
  House,
  Images,
  type LucideIcon,
  MapPin,
  Plus,
  Settings,
  Stamp,
} from "lucide-react";
import { Link } from "react-router";
import type { SetupSteps } from "~/domain/sistema/sistema.server";
import { Icon } from "~/ui/icon";

interface Accion {
  href: string;
  nombre: string;
  texto: string;
  icon: LucideIcon;
}

const acciones: readonly Accion[] = [
  { href: "/admin/productos/nuevo", nombre: "Nuevo producto", texto: "Agregar una referencia", icon: Plus },
  { href: "/admin/categorias", nombre: "Categorías", texto: "Textos e imágenes", icon: Folder },
  { href: "/admin/home", nombre: "Home", texto: "Banner, menú y pie", icon: House },
  { href: "/admin/catalogos", nombre: "Catálogo PDF", texto: "Publicar nueva versión", icon: FileText },
  { href: "/admin/ubicaciones", nombre: "Ubicaciones", texto: "Sedes y horarios", icon: MapPin },
  { href: "/admin/backup", nombre: "Backup", texto: "Descargar copia completa", icon: DatabaseBackup },
];

/** The setup steps of a new site, in the best order. */
const pasos: readonly (Accion & { paso: keyof SetupSteps })[] = [
  {
    paso: "configuracion",
    href: "/admin/configuracion",
    nombre: "Datos de la empresa",
    texto: "Dirección, teléfonos y correos: los de ahora son de ejemplo",
    icon: Settings,
  },
  { paso: "logo", href: "/admin/logo", nombre: "Logo", texto: "Para el inicio y el pie", icon: Stamp },
  {
    paso: "subcategorias",
    href: "/admin/subcategorias/nuevo",
    nombre: "Subcategorías",
    texto: "Los productos se agrupan en ellas",
    icon: FolderTree,
  },
  {
    paso: "productos",
    href: "/admin/productos/nuevo",
    nombre: "Productos",
    texto: "Uno por uno o importados",
    icon: Plus,
  },
  { paso: "ubicaciones", href: "/admin/ubicaciones/nuevo", nombre: "Sedes", texto: "Con horario y mapa", icon: MapPin },
  {
    paso: "catalogos",
    href: "/admin/catalogos/nuevo",
    nombre: "Catálogo PDF",
    texto: "El archivo que se descarga",
    icon: FileText,
  },
  {
    paso: "imagenes",
    href: "/admin/imagenes/nuevo",
    nombre: "Imagen del inicio",
    texto: "Para Slider Home",
    icon: Images,
  },
];

function Acciones({ id, titulo, acciones }: { id: string; titulo: string; acciones: readonly Accion[] }) {
  return (
    <section className="bloq" aria-labelledby={id}>
      <header>
        <h2 id={id}>{titulo}</h2>
      </header>
      <div className="acciones">
        {acciones.map(({ href, nombre, texto, icon }) => (
          <Link key={href} to={href}>
            <Icon of={icon} />
            <div>
              {nombre}
              <span>{texto}</span>
            </div>
          </Link>
        ))}
      </div>
    </section>
  );
}

/** The setup steps of a new site, with those already done ticked off. */
export function PrimerosPasos({ hechos }: { hechos: SetupSteps }) {
  const acciones = pasos.map((accion) => (hechos[accion.paso] ? { ...accion, texto: "Hecho", icon: Check } : accion));
  return <Acciones id="pasos" titulo="Primeros pasos" acciones={acciones} />;
}

/** The dashboard's tiles (ADM §2). */
export function AccionesRapidas() {
  return <Acciones id="acciones" titulo="Acciones rápidas" acciones={acciones} />;
}
