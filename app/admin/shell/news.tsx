import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { Toast, type ToastProps } from "~/ui/toast";

/** A box for news that is there before them: screen readers read what comes into it. */
export function NewsBox({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div className="empty:absolute" role="status" tabIndex={-1} ref={ref}>
      {children}
    </div>
  );
}

interface NewsProps {
  toast: ToastProps | null | undefined;
  /** Where it is shown: the same words somewhere else are another message. */
  place?: string;
}

/** Message about the last action, if there is one; it takes the focus when no other element has it. */
export function News({ toast, place }: NewsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toast && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [toast]);
  return <NewsBox ref={box}>{toast && <Toast key={place} {...toast} boxed />}</NewsBox>;
}
