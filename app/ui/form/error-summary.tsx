import type { ComponentProps, ReactNode } from "react";
import { cx } from "../cx";

const summary = cx("grid gap-1.5 border-2 border-l-8 border-error bg-papel px-5 py-4", "[&_a]:inline-block [&_a]:py-1");

interface ErrorSummaryProps extends ComponentProps<"div"> {
  heading: ReactNode;
  /** The messages; each leads to its field, if it has one. */
  problems: readonly { message: string; field?: string }[];
}

/** Why a form was not taken, above its fields. */
export function ErrorSummary({ heading, problems, ...box }: ErrorSummaryProps) {
  return (
    <div className={summary} role="alert" data-part="summary" tabIndex={-1} {...box}>
      {heading}
      <ul>
        {problems.map(({ message, field }) => (
          <li key={field ?? message}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}
