import { CircleCheck } from "lucide";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { Note } from "~/ui/note";
import { Toast, type ToastProps, ToastText } from "~/ui/toast";

/** A box for good news that is there before them: screen readers read what comes into it. */
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
  const good = useRef<HTMLDivElement>(null);
  const bad = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = bad.current ?? good.current;
    if (toast && document.activeElement === document.body) box?.focus({ preventScroll: true });
  }, [toast]);
  const isBad = toast?.tono === "error";
  return (
    <>
      {isBad && <Toast key={place} {...toast} ref={bad} />}
      <NewsBox ref={good}>
        {toast && !isBad && (
          <Note key={place} tone="ok" icon={CircleCheck}>
            <ToastText {...toast} />
          </Note>
        )}
      </NewsBox>
    </>
  );
}
