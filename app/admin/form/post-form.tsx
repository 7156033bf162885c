import type { ComponentProps, ReactNode } from "react";
import { Form, type FormProps, useNavigation } from "react-router";
import { useAdmin } from "~/admin/shell/admin";

/** Whether something is being saved: a second post now would make the browser forget the answer of the first. */
export function useSaving(): boolean {
  return useNavigation().formMethod !== undefined;
}

/** A form of the back office that changes something; it carries the token that text browsers are known by. */
export function PostForm({ children, onSubmit, ...props }: Omit<FormProps, "method">) {
  const { csrf } = useAdmin();
  const saving = useSaving();
  return (
    <Form method="post" {...props} onSubmit={(event) => (saving ? event.preventDefault() : onSubmit?.(event))}>
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </Form>
  );
}

/** Sends the form it stands in; waits while something is being saved, as the form itself does. */
export function PostButton(props: ComponentProps<"button">) {
  const busy = useSaving();
  return <button type="submit" aria-disabled={busy || undefined} {...props} />;
}

interface SaveButtonProps {
  /** This very form is being saved. */
  saving: boolean;
  className: string;
  children: ReactNode;
}

/** Saves the form it stands in. */
export function SaveButton({ saving, className, children }: SaveButtonProps) {
  return (
    <PostButton className={`btn ${className}`} disabled={saving}>
      {children}
    </PostButton>
  );
}
