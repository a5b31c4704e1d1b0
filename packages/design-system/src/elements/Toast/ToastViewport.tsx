import { Toast as Base } from '@base-ui/react/toast';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { messages } from './Toast.messages.ts';
import type { Toast, ToastQueue } from './toast-queue.ts';
import styles from './Toast.module.css';

const ICONS: Record<NonNullable<Toast['tone']>, IconName | undefined> = {
  plain: undefined,
  red: 'alert',
  green: 'check',
};

/** Shows the toasts of a queue, with the code of the library. */
export function ToastViewport({ queue, durationMs }: { queue: ToastQueue; durationMs: number }) {
  const [manager] = useState(() => Base.createToastManager<Toast>());
  return (
    <Base.Provider toastManager={manager} timeout={durationMs} limit={2}>
      <Shown queue={queue} />
    </Base.Provider>
  );
}

function Shown({ queue }: { queue: ToastQueue }) {
  const { formatMessage } = useIntl();
  const { toasts, add, close } = Base.useToastManager<Toast>();
  const shown = useRef<{ id: string; isRed: boolean }[]>([]);
  useEffect(
    () =>
      queue.subscribe((toast) => {
        const replaced = shown.current.filter(({ isRed }) => !(isRed && toast.isBesideRed));
        for (const { id } of replaced) close(id);
        const id = add({ title: toast.text, data: toast });
        const left = shown.current.filter((one) => !replaced.includes(one));
        shown.current = [...left, { id, isRed: toast.tone === 'red' }];
      }),
    [queue, add, close],
  );
  const group = useRef<HTMLDivElement>(null);
  /** What had the focus before a toast. */
  const before = useRef<HTMLElement>(null);
  /** Gives the focus back, unless the action has moved it. */
  const leave = () => {
    if (group.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
  };
  return (
    // The live region around it announces the toasts, so this is none.
    <Base.Viewport
      ref={group}
      onFocus={({ relatedTarget }) => {
        if (!group.current?.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') leave();
      }}
      role="group"
      aria-live={undefined}
      aria-atomic={undefined}
      aria-relevant={undefined}
      aria-label={formatMessage(messages.toasts)}
    >
      {toasts.map((toast) => {
        const { tone = 'plain', action } = toast.data ?? {};
        const icon = ICONS[tone];
        return (
          // Not the library's `dialog`: nothing has to be answered.
          <Base.Root
            key={toast.id}
            toast={toast}
            role="group"
            aria-modal={undefined}
            className={styles.toast}
            data-tone={tone}
          >
            {icon ? <Icon name={icon} /> : null}
            <Base.Title render={<span />} className={styles.text} />
            {action ? (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  action.onAction();
                  leave();
                  close(toast.id);
                }}
              >
                {action.label}
              </button>
            ) : null}
            {/* Base.Close is hidden from screen readers until the focus is in the toast. */}
            <button
              type="button"
              className={styles.close}
              aria-label={formatMessage(messages.close)}
              onClick={() => {
                leave();
                close(toast.id);
              }}
            >
              <Icon name="close" size={16} />
            </button>
          </Base.Root>
        );
      })}
    </Base.Viewport>
  );
}
