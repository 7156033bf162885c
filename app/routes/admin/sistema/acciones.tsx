import {
  Check,
  DatabaseBackup,
  FileText,
  Folder,
  FolderTree,
  House,
  Images,
  type IconNode,
  MapPin,
  Plus,
  Settings,
  Stamp,
} from "lucide";
import { Link } from "react-router";
import type { SetupSteps } from "~/domain/sistema/sistema.server";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

interface Accion {
  href: string;
  nombre: string;
  texto: string;
  icon: IconNode;
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

const tiles = cx("grid grid-cols-1 gap-px bg-tinta-300 xs:grid-cols-2 xl:grid-cols-3");
const tile = cx(
  "group flex min-h-18 items-center gap-3.5 bg-papel px-5 py-4 font-semibold no-underline hover:bg-tinta-950 hover:text-papel",
  "xs:last:odd:col-span-full xl:last:nth-[3n]:col-auto xl:last:nth-[3n+1]:col-span-full",
  "[&>svg]:size-6 [&>svg]:text-minio-600",
);

function Acciones({ id, titulo, acciones }: { id: string; titulo: string; acciones: readonly Accion[] }) {
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>{titulo}</CardTitle>
      </CardHeader>
      <div className={tiles}>
        {acciones.map(({ href, nombre, texto, icon }) => (
          <Link className={tile} key={href} to={href}>
            <Icon of={icon} />
            <div>
              {nombre}
              <span className="block text-sm leading-snug font-normal text-tinta-600 group-hover:text-tinta-200">
                {texto}
              </span>
            </div>
          </Link>
        ))}
      </div>
    </Card>
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
