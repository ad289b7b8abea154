const SENTENCE = /^.*?[.!?](?=\s+[A-ZÀ-Ý«]|$)/su

/** 'Aperta nel 1780. Conserva una lettera.' gives 'Aperta nel 1780.' */
export const firstSentence = (text: string): string => SENTENCE.exec(text)?.[0] ?? text
