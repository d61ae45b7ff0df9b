import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchPrivateFile } from '../lib/api/privateFile.ts';
import { privateFileKeys } from '../lib/api/queryKeys.ts';

interface Props {
  url: string;
  alt: string;
}

/** A picture that is shown for the token only: it is fetched with it, and forgotten with the page. */
export function PrivateImage({ url, alt }: Props) {
  const [source, setSource] = useState<string>();
  const { data } = useQuery({
    queryKey: privateFileKeys.file(url),
    queryFn: async () => (await fetchPrivateFile(url)).blob(),
    gcTime: 0,
  });
  useEffect(() => {
    if (!data) return undefined;
    const address = URL.createObjectURL(data);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return <img src={source} alt={alt} />;
}
