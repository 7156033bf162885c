import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

interface ContactCardProps {
  /** Id of the heading. */
  id: string;
  titulo: string;
  texto: string;
  /** Rows of the list. */
  children: ReactNode;
  /** Under the list. */
  foot?: ReactNode;
}

/** A framed list of ways to reach the company. */
export function ContactCard({ id, titulo, texto, children, foot }: ContactCardProps) {
  return (
    <section className="w-full border border-tinta-950 bg-papel print:break-inside-avoid" aria-labelledby={id}>
      <h2 className="px-4 pt-3.5 pb-0.5 text-lead" id={id}>
        {titulo}
      </h2>
      <p className="nota px-4 pb-3">{texto}</p>
      <ul>{children}</ul>
      {foot}
    </section>
  );
}

/** A row of the list, in which the whole row is the link. */
export const contactRow = cx("border-t border-tinta-200");
export const contactLink = cx(
  "flex min-h-13 items-center gap-3.5 px-4 font-medium no-underline hover:bg-tinta-50 hover:underline print:min-h-0 print:py-1.5 [&>svg]:text-minio-600",
);

interface ContactLinkProps {
  href: string;
  icon: IconNode;
  /** True for a link that opens a chat. */
  chat?: boolean;
  children: ReactNode;
}

/** A row with a link. */
export function ContactLink({ href, icon, chat, children }: ContactLinkProps) {
  return (
    <li className={contactRow}>
      <a className={cx(contactLink, chat && "[&>svg]:text-chat!")} href={href}>
        <Icon of={icon} />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </a>
    </li>
  );
}
