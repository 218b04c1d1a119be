"""What a seat may know: the one place to audit for secrets."""
