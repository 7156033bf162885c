import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { AdminDrawer, Sidebar } from "./sidebar";

const bar = cx(
  "flex min-h-17 items-center justify-between gap-4 border-b border-tinta-950 bg-papel px-[clamp(1rem,2.5vw,2.25rem)] py-[0.6rem]",
  "has-[details[open]]:relative has-[details[open]]:z-50",
  "data-ocupado:after:fixed data-ocupado:after:inset-x-0 data-ocupado:after:top-0 data-ocupado:after:z-60 data-ocupado:after:h-[3px] data-ocupado:after:animate-[avance_2s_var(--ease-mecanica)_infinite] data-ocupado:after:bg-minio-600",
);

/** The bar above every screen: menu of narrow screens, who is signed in, signing out; a line runs while `busy`. */
function Bar({ nombre, busy }: { nombre: string; busy: boolean }) {
  return (
    <header className={bar} data-ocupado={busy ? "" : undefined}>
      <AdminDrawer />
      <span className="mr-auto max-sm:text-sm/[1.2]">
        Bienvenido,{" "}
        <Link className="inline-block py-[0.2rem] font-bold text-inherit" to="/admin/cuenta" title="Mi cuenta">
          {nombre}
        </Link>
      </span>
      <PostForm action="/admin/logout" reloadDocument>
        <PostButton className="btn btn--sm">
          <Icon of={LogOut} />
          <span className="max-sm:sr-only">Cerrar Sesión</span>
        </PostButton>
      </PostForm>
    </header>
  );
}

interface FrameProps {
  /** The mark above the navigation: a link. */
  brand: ReactNode;
  nombre: string;
  /** Whether the next screen is being loaded. */
  busy: boolean;
  children: ReactNode;
}

/** What every screen of the back office stands in. Inside it, fields and buttons are lower than on the public site. */
export function AdminFrame({ brand, nombre, busy, children }: FrameProps) {
  return (
    <div
      className="grid min-h-screen bg-tinta-50 text-[1rem] min-[68rem]:grid-cols-[16.5rem_minmax(0,1fr)]"
      data-compact=""
    >
      <nav
        className="sobre-tinta pt-5 pb-8 max-[68rem]:hidden [&>a]:px-5 [&>a]:pb-[1.1rem]"
        aria-label="Administración"
      >
        {brand}
        <Sidebar />
      </nav>
      <div>
        <Bar nombre={nombre} busy={busy} />
        <main
          className="grid max-w-336 grid-cols-1 content-start gap-6 px-[clamp(1rem,2.5vw,2.25rem)] pt-[clamp(1.25rem,2.4vw,2.25rem)] pb-16 [&>a]:justify-self-start"
          id="contenido"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
