import type { ComponentProps } from 'react'
import type { Device } from '#contract/value.ts'
import { SignPad } from './SignPad.tsx'
import { SignSheet } from './SignSheet.tsx'

type SignSurfaceProps = ComponentProps<typeof SignSheet> & { layout: Device }

/** Where a signature is written: in the page on PC, over the whole screen on phones. Loaded when somebody signs. */
export const SignSurface = ({ layout, title, ...pad }: SignSurfaceProps) =>
  layout === 'pc' ? <SignPad {...pad} /> : <SignSheet title={title} {...pad} />
