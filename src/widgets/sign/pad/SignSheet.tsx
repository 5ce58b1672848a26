import { type ComponentProps, useSyncExternalStore } from 'react'
import { ModalDialog } from '../../controls/panel/ModalDialog.tsx'
import { useScrollLock } from '../../files/useScrollLock.ts'
import styles from './Pad.module.css'
import { SignPad } from './SignPad.tsx'

type SignSheetProps = { title: string } & Omit<ComponentProps<typeof SignPad>, 'turned'>

/**
 * The pad over a phone's whole screen, as large as it can be: on a phone held upright it lies on its side, so that
 * the longer edge of the screen is the line that is written on.
 */
export function SignSheet({ title, ...pad }: SignSheetProps) {
  useScrollLock()
  const turned = useUpright() && pad.size.width > pad.size.height
  return (
    <ModalDialog label={title} className={styles.sheet} layout="mobile" onClose={pad.onCancel}>
      <div className={styles.across} data-turned={turned || undefined}>
        <p className={styles.title}>{title}</p>
        <SignPad {...pad} turned={turned} />
      </div>
    </ModalDialog>
  )
}

const UPRIGHT = '(orientation: portrait)'

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(UPRIGHT)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const useUpright = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(UPRIGHT).matches)
