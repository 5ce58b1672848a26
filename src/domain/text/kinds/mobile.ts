/** "1 followed by 10 digits" (specification, section 5). */
export const isMobile = (mobile: string): boolean => /^1\d{10}$/.test(mobile)
