import { useEffect, useRef, useState } from 'react'
import type { Device } from '#contract/value.ts'
import type { Stages } from '../useStages.ts'
import classes from './Frames.module.css'

interface FramesProps {
  devices: readonly Device[]
  address: string
  title: string
  attach: Stages['attach']
}

const NAMES: Record<Device, string> = { pc: '电脑', mobile: '手机' }

/** The address in every layout; the frame's name selects the device (a page keeps it through all navigation). */
export function Frames({ devices, address, title, attach }: FramesProps) {
  return (
    <div className={classes.frames}>
      {devices.map((device) => (
        <Frame key={device} {...{ device, address, title, attach }} alone={devices.length === 1} />
      ))}
    </div>
  )
}

interface FrameProps extends Omit<FramesProps, 'devices'> {
  device: Device
  /** The only one: it takes the place there is, unscaled. */
  alone: boolean
}

function Frame({ device, address, title, attach, alone }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [box, scale] = useScale(device === 'pc' && !alone)
  useEffect(() => {
    if (frame.current) attach(device, frame.current)
  })
  return (
    <figure className={classes.frame} data-device={device} data-alone={alone || undefined}>
      <figcaption className={classes.caption}>
        {NAMES[device]}
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </figcaption>
      <div ref={box} className={classes.screen}>
        <iframe
          ref={frame}
          key={address}
          name={device}
          src={address}
          title={`${title}（${NAMES[device]}）`}
          style={
            scale === 1
              ? undefined
              : { width: PC_WIDTH, height: `${100 / scale}%`, transform: `scale(${scale})` }
          }
        />
      </div>
    </figure>
  )
}

/** The width of a PC page in pixels; in a narrower place it is scaled down. */
const PC_WIDTH = 1180

/** The scale at which a PC page fits the box. */
function useScale(scaled: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = box.current
    if (!element || !scaled) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / PC_WIDTH)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scaled])
  return [box, scale] as const
}
