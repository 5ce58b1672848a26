import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Drawer.css'
import { Drawer, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { useDevice } from '../hooks/useDevice.ts'
import { useObservable } from '../hooks/useObservable.ts'
import { useRuntime } from '../runtimeContext.ts'
import { REACT_TEXTS } from '../texts.ts'
import { DialogBody } from './DialogBody.tsx'
import classes from './DialogFrame.module.css'
import { useFocusBack } from './useFocusBack.ts'

interface DialogFrameProps {
  title: string
  /** Width in pixels on PC. On phones 400 is a sheet of the content's height; wider ones fill the screen. */
  width: 400 | 600 | 1000
  level: number
  dismiss: () => void
  /** True when the content marks its initial focus (`data-autofocus`). */
  ownFocus?: boolean
  children: ReactNode
}

/**
 * Traps the focus and restores it afterwards; closes by its button, a click outside, or Escape when it is the topmost
 * dialog.
 */
export function DialogFrame({
  title,
  width,
  level,
  dismiss,
  ownFocus = false,
  children,
}: DialogFrameProps) {
  const isPhone = useDevice() === 'mobile'
  const isTop = useObservable(useRuntime().host.dialogs).length === level + 1
  useFocusBack()
  const common = {
    opened: true,
    onClose: dismiss,
    closeOnEscape: isTop,
    returnFocus: false,
    title,
    zIndex: 200 + level,
    closeButtonProps: { 'aria-label': REACT_TEXTS.close },
    transitionProps: { duration: 120 },
    // Mantine renders the title as a header element, which assistive technology would take for the page's banner.
    attributes: {
      header: { role: 'presentation' },
      root: { 'data-printed': width !== LIMITS.dialogWidths.small || undefined },
    },
    overlayProps: { backgroundOpacity: 0.45 },
    children: <DialogBody ownFocus={ownFocus}>{children}</DialogBody>,
  }
  if (!isPhone) return <Modal {...common} size={width} classNames={PC} radius="md" />
  const isSheet = width === LIMITS.dialogWidths.small
  return (
    <Drawer
      {...common}
      position="bottom"
      size={isSheet ? 'auto' : '100%'}
      classNames={isSheet ? SHEET : FULL}
    />
  )
}

const PC = {
  root: classes.root,
  overlay: classes.overlay,
  inner: classes.inner,
  content: classes.frame,
  header: classes.header,
  title: classes.title,
  close: classes.close,
  body: classes.body,
}
const FULL = PC
const SHEET = { ...FULL, content: `${classes.frame} ${classes.sheet}` }
