import { useFailureText, useToast } from '@shop/design-system';
import { SignInScreen } from '@shop/design-system/screens/session/SignInScreen/SignInScreen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { addToCartMutation } from '../../features/cart/add.mutation.ts';
import { takePendingAddition } from '../../features/cart/pending-addition.store.ts';
import { takePendingFavourite } from '../../features/favourite/pending-favourite.store.ts';
import { readPath } from '../../language/language.ts';
import { paths } from '../../paths.ts';
import { peekReturnPath } from '../../session/return-path.ts';
import { signInMutation } from '../../session/session.mutation.ts';
import { useSession } from '../../session/session.store.ts';
import { useSetFavourite } from '../../shell/use-set-favourite.ts';

/** Where sign-in will return to, as the screen names it. */
function returnTarget(): 'cart' | 'order' | 'product' | 'page' | undefined {
  const returnPath = peekReturnPath();
  if (!returnPath) return undefined;
  const { path } = readPath(new URL(returnPath, location.origin).pathname);
  if (path === paths.cart || path === paths.accountCart) return 'cart';
  if (path === paths.confirm || path === paths.payment || path === paths.order || path === paths.accountOrder)
    return 'order';
  return path.startsWith(paths.product.replace(':id', '')) ? 'product' : 'page';
}

export function SignInRoute() {
  const { wasSignedOut } = useSession();
  const client = useQueryClient();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [back] = useState(returnTarget);
  const toast = useToast();
  const failureText = useFailureText();
  const adding = useMutation({
    ...addToCartMutation(client),
    onError: (problem) => toast({ text: failureText(toFailure(problem)), tone: 'red' }),
  });
  const setFavourite = useSetFavourite();
  const signIn = useMutation({
    ...signInMutation(),
    // The route guard then redirects the shopper; before that, what they tried to add or mark as a visitor is done.
    onSuccess: () => {
      const addition = takePendingAddition();
      if (addition && !addition.isBuyNow) adding.mutate(addition);
      const product = takePendingFavourite();
      if (product) void setFavourite(product, true);
    },
  });
  const failure = signIn.error ? toFailure(signIn.error) : undefined;
  return (
    <SignInScreen
      account={account}
      onAccount={setAccount}
      password={password}
      onPassword={setPassword}
      isBusy={signIn.isPending}
      failure={failure}
      returnsTo={back}
      wasSignedOut={wasSignedOut}
      onSignIn={() => signIn.mutate({ account: account.trim(), password })}
    />
  );
}
