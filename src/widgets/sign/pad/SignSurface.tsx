import type { ComponentProps } from 'react'
import type { Device } from '#contract/value.ts'
import { SignPad } from './SignPad.tsx'
import { SignSheet } from './SignSheet.tsx'

type SignSurfaceProps = ComponentProps<typeof SignSheet> & { layout: Device }

/** The signature pad: in the page on PC, full screen on phones. Loaded when signing starts. */
export const SignSurface = ({ layout, title, ...pad }: SignSurfaceProps) =>
  layout === 'pc' ? <SignPad {...pad} /> : <SignSheet title={title} {...pad} />
