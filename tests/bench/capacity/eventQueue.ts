export interface Timed {
  at: number
}

/** Events in the order of their times: a binary heap. */
export class EventQueue<Event extends Timed> {
  readonly #events: Event[] = []

  add(event: Event): void {
    const events = this.#events
    let place = events.push(event) - 1
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (this.#at(parent) <= event.at) break
      events[place] = events[parent] as Event
      place = parent
    }
    events[place] = event
  }

  /** Takes the earliest; undefined when none is left. */
  next(): Event | undefined {
    const events = this.#events
    const first = events[0]
    const last = events.pop()
    if (events.length > 0 && last) this.#sink(last)
    return first
  }

  #sink(event: Event): void {
    const events = this.#events
    let place = 0
    for (;;) {
      const left = 2 * place + 1
      const lesser = this.#at(left + 1) < this.#at(left) ? left + 1 : left
      if (this.#at(lesser) >= event.at) break
      events[place] = events[lesser] as Event
      place = lesser
    }
    events[place] = event
  }

  #at(place: number): number {
    return this.#events[place]?.at ?? Number.POSITIVE_INFINITY
  }
}
