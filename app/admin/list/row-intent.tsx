import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface IntentFormProps {
  id: number;
  intent: string;
  icon: IconNode;
  label: string;
  /** What screen readers are told after the label. */
  detail?: string;
  /** More fields. */
  children?: ReactNode;
}

/** A form that is one small button: what is done, and with which row. */
export function IntentForm({ id, intent, icon, label, detail, children }: IntentFormProps) {
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="id" value={id} />
      {children}
      <PostButton className={buttonClass({ size: "sm" })} name="intent" value={intent}>
        <Icon of={icon} />
        {label}
        {detail && <span className="oculto"> {detail}</span>}
      </PostButton>
    </PostForm>
  );
}
