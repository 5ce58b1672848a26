import {
  type CertificateRenderer,
  createCertificateRenderer,
} from '../drawing/certificateRenderer.ts'
import { createFontSet, type FontSet } from '../drawing/fonts.ts'

/** Certificate rendering, one per process. */
export interface Rendering {
  fonts: FontSet
  renderer: CertificateRenderer
  /** Pictures being rendered and stored, by storage path; concurrent callers wait for the same promise. */
  inFlight: Map<string, Promise<void>>
}

/** @param fonts font files of the operator, for characters the bundled font lacks */
export const createRendering = (fonts: readonly string[] = []): Rendering => ({
  fonts: createFontSet(fonts),
  renderer: createCertificateRenderer(),
  inFlight: new Map(),
})
