import type { Device } from '#contract/value.ts'
import { DEVICE_WIDTHS, useScale } from '../controls/useScale.ts'
import styles from './StudioPictures.module.css'

interface PreviewFrameProps {
  device: Device
  address: string
  title: string
  /** Configuration that the page's calls request; undefined for the published one. */
  shown: string | undefined
}

/**
 * A page of the site as a device shows it. The frame's name is the device; name and preview stay the same for every
 * page that is opened in it.
 */
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
