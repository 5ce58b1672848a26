import { useEffect, useRef, useState } from 'react'
import type { Device } from '#contract/value.ts'
import styles from './StudioPictures.module.css'

interface PreviewFrameProps {
  device: Device
  address: string
  title: string
  /** What its calls ask for; undefined for the live configuration. */
  shown: string | undefined
}

/** The width that a page is laid out in, in pixels; in a narrower place it is scaled down. */
const WIDTHS: Readonly<Record<Device, number>> = { pc: 1180, mobile: 390 }

/** A page of the site as a device shows it. The frame's name is the device, and it keeps what is shown on every page. */
export function PreviewFrame({ device, address, title, shown }: PreviewFrameProps) {
  const [box, scale] = useScale(WIDTHS[device])
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
            width: WIDTHS[device],
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </figure>
  )
}

/** The scale at which a width fits the box; at most 1. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setScale(Math.min(1, (element.clientWidth || width) / width)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return [box, scale] as const
}
