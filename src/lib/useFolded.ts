import { useState } from 'react';

/** Whether a part of the frame is folded away, kept in the browser. */
export function useFolded(part: 'navbar' | 'sidebar') {
  const key = `folded.${part}`;
  const [folded, setFolded] = useState(() => localStorage.getItem(key) === '1');
  const toggle = () => {
    setFolded(!folded);
    if (folded) localStorage.removeItem(key);
    else localStorage.setItem(key, '1');
  };
  return [folded, toggle] as const;
}
