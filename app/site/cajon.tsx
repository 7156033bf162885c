import { ChevronDown } from "lucide-react";
import { Icon } from "~/ui/icon";
import { useSitio } from "./sitio";

/** The catalogue inside the drawer: all of it, each category, and in each its subcategories. */
export function DrawerCatalogo({ nombre }: { nombre: string }) {
  const { menus } = useSitio();
  return (
    <details>
      <summary>
        {nombre} <Icon of={ChevronDown} />
      </summary>
      <ul dangerouslySetInnerHTML={{ __html: menus.cajon }} />
    </details>
  );
}
