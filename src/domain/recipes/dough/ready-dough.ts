const READY_DOUGH =
  /^(?!olio|acqua|sale|farina).*impasto|past[ae] pizza|bas[ei] pront|pasta \p{L}* ?surgelat|(?:past[ae]|bas[ei]|panett[oi]|disch?[io]|palline) (?:\p{L}+ )?(?:per|x|da|di|della) (?:la )?(?:pizz|pins|pane|focacc|impasto)|(?<!\p{L})(?:bas[ei]|panett[oi]) (?:pizz|pins)|^(?:panett[oi]|panetti)/iu

export const isReadyDough = (text: string): boolean => READY_DOUGH.test(text)
