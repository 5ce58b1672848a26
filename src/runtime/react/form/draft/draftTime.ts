import { formatMoment } from '#domain/time/dateFormat.ts'

/** Formats 11月20日 10:32, in China's time. */
export const dayAndTime = (at: number): string => formatMoment(at, 'MM月dd日 HH:mm') ?? ''

/** Formats 10:32, in China's time. */
export const timeOfDay = (at: number): string => formatMoment(at, 'HH:mm') ?? ''
