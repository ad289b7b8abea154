/** What an editor writes, complete and right; `more` replaces fields. */
export const termDraft = (more: object = {}) => ({
  term: 'sfogliatura di prova',
  definition: 'Una parola che esiste solo qui.',
  related: [],
  linkBack: false,
  ...more,
})

export const pizzeriaDraft = (more: object = {}) => ({
  name: 'Forno di prova',
  city: 'Matera',
  region: 'Basilicata',
  address: 'via dei Sassi 1',
  foundedYear: 1951,
  knownFor: 'Una pizzeria che esiste solo qui.',
  ...more,
})

export const productDraft = (more: object = {}) => ({
  title: 'Raschietto di prova',
  description: 'Un attrezzo che esiste solo qui.',
  imageUrl: '/immagini/shop/bilancino.svg',
  amazonUrl: 'https://www.amazon.it/s?k=raschietto',
  category: 'strumenti',
  price: 8.9,
  originalPrice: null,
  originalPriceSince: null,
  rating: null,
  reviewCount: 0,
  isPrime: false,
  brand: null,
  tags: ['impasto'],
  relatedPizzaStyles: ['napoletana'],
  position: 900,
  isVisible: true,
  ...more,
})
