import { cx } from "~/ui/cx";

const LONG = 60;

/** The name of what a page shows as its heading; one of more than 60 characters is a size smaller. */
export function Titulo({ id, children }: { id?: string; children: string }) {
  return (
    <h1 className={cx("h2 wrap-anywhere", children.length > LONG && "largo")} id={id}>
      {children}
    </h1>
  );
}
