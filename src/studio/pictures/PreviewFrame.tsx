import type { Device } from '#contract/value.ts'
import { DEVICE_WIDTHS, useScale } from '../controls/useScale.ts'
import styles from './StudioPictures.module.css'

interface PreviewFrameProps {
  device: Device
  address: string
  title: string
  /** What its calls ask for; undefined for the live configuration. */
  shown: string | undefined
}

/** A page of the site as a device shows it. The frame's name is the device, and it keeps what is shown on every page. */
export function PreviewFrame({ device, address, title, shown }: PreviewFrameProps) {
  const [box, scale] = useScale(DEVICE_WIDTHS[device])
  return (
    <figure className={styles.frame} data-device={device}>
      <figcaption>{title}</figcaption>
      <div ref={box}>
        <iframe
          key={`${device} ${address} ${shown}`}
          name={device}
          src={address}
          title={title}
          loading="lazy"
          data-preview={shown}
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
