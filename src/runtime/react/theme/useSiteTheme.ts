import { useLayoutEffect } from 'react'
import { useDevice } from '../hooks/useDevice.ts'
import { useObservable } from '../hooks/useObservable.ts'
import { useRuntime } from '../runtimeContext.ts'
import { groundVariables, siteVariables } from './siteVariables.ts'

interface SiteLook {
  webInfo?: { theme?: unknown; headerBg?: unknown; footerBg?: unknown }
  otherConfig?: { isSilence?: unknown }
}

/**
 * Puts the organisation's colours, the device and the days of mourning on the root element. Properties are set
 * through the object model, which a strict Content-Security-Policy allows.
 */
export function useSiteTheme(): void {
  const { session } = useRuntime().host
  const device = useDevice()
  const { webInfo, otherConfig } = useObservable(session).site as SiteLook
  const { theme, headerBg, footerBg } = webInfo ?? {}
  const isSilent = otherConfig?.isSilence === true

  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement
    const variables = { ...siteVariables(theme), ...groundVariables(headerBg, footerBg) }
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value)
    dataset.device = device
    dataset.silence = isSilent ? '1' : '0'
  }, [theme, headerBg, footerBg, device, isSilent])
}
