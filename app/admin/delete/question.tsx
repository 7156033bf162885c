import type { ComponentProps, ReactNode } from "react";
import { PostForm } from "~/admin/form/post-form";
import { cx } from "~/ui/cx";

const frame = cx("max-w-176 border border-tinta-950 bg-papel [box-shadow:inset_0_6px_var(--color-error)]");
const body = cx(
  "grid gap-5 p-air-md",
  "[&>:is(h1,h2)]:text-h3 [&>:is(h1,h2)]:leading-snug [&>:is(h1,h2)]:tracking-tight [&>:is(h1,h2)]:font-stretch-[106%]",
);

/** A question before something is lost: the content of a dialog. */
export function Question({ children }: { children: ReactNode }) {
  return (
    <div className={frame}>
      <div className={body}>{children}</div>
    </div>
  );
}

/** The same question as a form that is posted when the answer is yes. */
export function QuestionForm({ children, ...form }: ComponentProps<typeof PostForm>) {
  return (
    <PostForm className={frame} data-part="confirm" {...form}>
      <div className={body}>{children}</div>
    </PostForm>
  );
}
