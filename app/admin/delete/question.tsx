import type { ComponentProps, ReactNode } from "react";
import { PostForm } from "~/admin/form/post-form";
import { cx } from "~/ui/cx";

const frame = "max-w-176 border border-tinta-950 bg-papel shadow-[inset_0_6px_var(--color-error)]";
const body = cx(
  "grid gap-[1.35rem] p-[clamp(1.5rem,3vw,2.5rem)]",
  "[&>h1]:text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)] [&>h1]:leading-[1.25] [&>h1]:tracking-[-0.015em] [&>h1]:font-stretch-[106%]",
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
