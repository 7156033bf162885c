import { LogOut } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { AdminDrawer, Sidebar } from "./sidebar";

const bar = cx(
  "flex min-h-17 items-center justify-between gap-4 border-b border-tinta-950 bg-papel px-air-sm py-2.5",
  "has-[details[open]]:relative has-[details[open]]:z-50",
  "data-ocupado:after:fixed data-ocupado:after:inset-x-0 data-ocupado:after:top-0 data-ocupado:after:z-60 data-ocupado:after:h-0.5 data-ocupado:after:animate-[avance_2s_var(--ease-mecanica)_infinite] data-ocupado:after:bg-minio-600",
);

/** It stays in view while the screen scrolls, and scrolls by itself where the window is low. */
const sidebar = cx(
  "sticky top-0 h-screen [scrollbar-width:thin] [scrollbar-color:var(--color-tinta-600)_transparent] overflow-y-auto overscroll-contain pt-5 pb-8",
  "[&>a]:px-5 [&>a]:pb-4",
);

/** The bar above every screen: menu of narrow screens, who is signed in, signing out; a line runs while `busy`. */
function Bar({ nombre, busy }: { nombre: string; busy: boolean }) {
  return (
    <header className={bar} data-ocupado={busy ? "" : undefined}>
      <AdminDrawer />
      <span className="mr-auto max-sm:text-sm max-sm:leading-tight">
        Bienvenido,{" "}
        <Link className="inline-block py-1 font-bold text-inherit" to="/admin/cuenta" title="Mi cuenta">
          {nombre}
        </Link>
      </span>
      <PostForm action="/admin/logout" reloadDocument>
        <PostButton className={buttonClass({ size: "sm" })}>
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
    <div className="grid min-h-screen bg-tinta-50 text-control lg:grid-cols-[16.5rem_minmax(0,1fr)]" data-compact="">
      <div className="sobre-tinta max-lg:hidden print:hidden">
        <nav className={sidebar} aria-label="Administración">
          {brand}
          <Sidebar />
        </nav>
      </div>
      <div>
        <Bar nombre={nombre} busy={busy} />
        <main
          className="grid max-w-336 grid-cols-1 content-start gap-6 px-air-sm pt-air-sm pb-16 [&>a]:justify-self-start"
          id="contenido"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
