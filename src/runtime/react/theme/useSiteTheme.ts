import { useLayoutEffect } from 'react'
import { useDevice } from '../hooks/useDevice.ts'
import { useObservable } from '../hooks/useObservable.ts'
import { useRuntime } from '../runtimeContext.ts'

interface SiteFlags {
  otherConfig?: { isSilence?: unknown }
}

/** Whether the organisation keeps days of mourning: the page is drawn in grey. */
export const isSilent = (site: Readonly<Record<string, unknown>>): boolean =>
  (site as SiteFlags).otherConfig?.isSilence === true

/**
 * Puts the device, the days of mourning and the organisation's colours on the root element. The colours came with
 * the HTML (`data-themed`) unless the server could not make it; properties are set through the object model, which
 * a strict Content-Security-Policy allows.
 */
export function useSiteTheme(): void {
  const { session } = useRuntime().host
  const device = useDevice()
  const { site } = useObservable(session)
  const silent = isSilent(site)

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.device = device
    dataset.silence = silent ? '1' : '0'
  }, [device, silent])
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement
    if (dataset.themed !== undefined) return
    void import('./siteLook.ts').then(({ siteLook }) => {
      for (const [name, value] of Object.entries(siteLook(site))) style.setProperty(name, value)
    })
  }, [site])
}
