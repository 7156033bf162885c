import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Form, type FormProps, useLocation, useNavigation } from "react-router";
import { useAdmin } from "~/admin/shell/admin";
import { stackedHref } from "~/ui/form/stacked-address";
import { buttonClass } from "~/ui/button";

/** Whether a form is being saved. A second post now would make the browser discard the answer of the first. */
export function useSaving(): boolean {
  return useNavigation().formMethod !== undefined;
}

/**
 * A POST form of the back office. It carries the CSRF token, for browsers that send no Origin header. Without an address
 * it posts to its screen, and not to the editor of it that was posted last.
 */
export function PostForm({ children, action, onSubmit, ...props }: Omit<FormProps, "method">) {
  const { csrf } = useAdmin();
  const location = useLocation();
  const saving = useSaving();
  return (
    <Form
      method="post"
      action={action ?? stackedHref(location, {})}
      {...props}
      onSubmit={(event) => (saving ? event.preventDefault() : onSubmit?.(event))}
    >
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </Form>
  );
}

/**
 * A field that loses the focus is checked, and its message moves what is below: a button that took the focus when it is
 * pressed would be gone from under the pointer before it is released, and nothing would be sent.
 */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** Submit button, marked as unavailable while any form is being saved; PostForm ignores a second submit itself. */
export function PostButton(props: ComponentProps<"button">) {
  const busy = useSaving();
  return <button type="submit" aria-disabled={busy || undefined} onMouseDown={keepFocus} {...props} />;
}

interface SaveButtonProps {
  /** True while this form is being saved. */
  saving: boolean;
  className?: string;
  children: ReactNode;
}

/** Button that saves its form. */
export function SaveButton({ saving, className = buttonClass({ variant: "dark" }), children }: SaveButtonProps) {
  return (
    <PostButton className={className} disabled={saving}>
      {children}
    </PostButton>
  );
}
