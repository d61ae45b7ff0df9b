import { setLocale } from 'yup';
import { message } from './messages.ts';

// yup's own rules answer with the same keys on the server and in a form.
setLocale({
  mixed: {
    default: message('validation.invalid'),
    required: message('validation.required'),
    defined: message('validation.required'),
    notNull: message('validation.required'),
    notType: message('validation.invalid'),
    oneOf: message('validation.choice'),
  },
  string: {
    length: ({ length }) => message('validation.length', { length }),
    min: ({ min }) => message('validation.min_length', { min }),
    max: ({ max }) => message('validation.max_length', { max }),
    matches: message('validation.invalid'),
    email: message('validation.email'),
    url: message('validation.url'),
    uuid: message('validation.invalid'),
    trim: message('validation.invalid'),
  },
  number: {
    min: ({ min }) => message('validation.min', { min }),
    max: ({ max }) => message('validation.max', { max }),
    integer: message('validation.integer'),
  },
  object: { noUnknown: message('validation.unknown') },
  array: {
    min: ({ min }) => message('validation.min_items', { min }),
    max: ({ max }) => message('validation.max_items', { max }),
  },
});
