import { useEffect } from 'react'
import type { Device } from '#contract/value.ts'
import { DEVICE_WIDTHS, useScale } from '../../controls/useScale.ts'
import styles from './Stage.module.css'
import type { StageSession } from './session/stageSession.ts'
import texts from './texts.json' with { type: 'json' }

interface DeviceFrameProps {
  device: Device
  address: string
  session: StageSession
}

/** The form on a device. The frame's name is the device. */
export function DeviceFrame({ device, address, session }: DeviceFrameProps) {
  const [box, scale] = useScale(DEVICE_WIDTHS[device])
  useEffect(() => () => session.detach(device), [session, device])
  const name = texts.devices.names[device]
  return (
    <figure className={styles.frame} data-device={device}>
      <figcaption>{name}</figcaption>
      <div ref={box} className={styles.screen}>
        <iframe
          name={device}
          src={address}
          title={`${texts.frame}（${name}）`}
          style={{
            width: DEVICE_WIDTHS[device],
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </figure>
  )
}
