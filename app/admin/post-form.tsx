import { Form, type FormProps } from "react-router";
import { useAdmin } from "./admin";

/** A form of the back office that changes something; it carries the token that text browsers are known by. */
export function PostForm({ children, ...props }: Omit<FormProps, "method">) {
  const { csrf } = useAdmin();
  return (
    <Form method="post" {...props}>
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </Form>
  );
}
