import { DatabaseBackup, FileText, Folder, House, type LucideIcon, MapPin, Plus } from "lucide-react";
import { Link } from "react-router";
import { useAdmin } from "~/admin/admin";
import { PageTitle } from "~/admin/page-title";
import { Sistema } from "~/admin/sistema";
import { checkSystem, countPanel } from "~/domain/sistema.server";
import { formatNumber } from "~/domain/texto";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/dashboard";

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

export async function loader() {
  const [counts, checks] = await Promise.all([countPanel(), checkSystem()]);
  return { counts, checks };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { counts, checks } = loaderData;
  const kpis = [
    ["Productos totales", counts.productos],
    ["Categorías únicas", counts.categorias],
    ["Ubicaciones activas", counts.ubicaciones],
    ["Catálogo PDF", counts.pdf],
    ["Mensajes nuevos", useAdmin().nuevos],
  ] as const;
  return (
    <>
      <PageTitle titulo="Panel" texto="Resumen del catálogo y accesos directos" />
      <dl className="kpis">
        {kpis.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <section className="bloq" aria-labelledby="acciones">
        <header>
          <h2 id="acciones">Acciones rápidas</h2>
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
      <Sistema checks={checks} />
    </>
  );
}
